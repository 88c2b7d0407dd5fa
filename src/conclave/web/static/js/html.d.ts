/** The types of what html.js hands on; the pages' packages bring their own. */
export { h, render, Component, Fragment, cloneElement } from 'preact';
export { useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback, useId } from 'preact/hooks';
export { signal, computed, effect, batch, useSignal, useComputed, useSignalEffect } from '@preact/signals';
/** What may stand in a template. Handlers take events, which htm cannot know the kind of. */
type Piece = ((event: any) => any) | object | string | number | bigint | boolean | null | undefined;
export function html(strings: TemplateStringsArray, ...values: Piece[]): any;
