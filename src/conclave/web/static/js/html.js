// The one door to what the pages are made with: boards of games import from here too.
import { h, render, Component, Fragment, cloneElement } from '../vendor/preact.js';
import { useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback, useId } from '../vendor/hooks.js';
import { signal, computed, effect, batch, useSignal, useComputed, useSignalEffect } from '../vendor/signals.js';
import htm from '../vendor/htm.js';

export const html = htm.bind(h);
export {
  h, render, Component, Fragment, cloneElement,
  useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback, useId,
  signal, computed, effect, batch, useSignal, useComputed, useSignalEffect,
};
