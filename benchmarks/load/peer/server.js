// An auction game on boardgame.io's server, in memory: hidden hands, bids in turn, a winner who pays and gets a lot.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const LOTS = ['owl', 'mirror', 'runestone', 'chest', 'crystal', 'spellbook', 'elixir', 'chalice', 'belt'];
const COLOURS = ['red', 'green', 'blue', 'white'];
const HAND = 8;

const card = random => ({ colour: COLOURS[random.Die(4) - 1], value: random.Die(10) });
const next = (G, seat) => {
  for (let n = 1; n <= G.players.length; n++) {
    const one = (seat + n) % G.players.length;
    if (G.bidders[one]) return one;
  }
  return seat;
};
const opened = (G, random) => {
  G.lot = LOTS[random.Die(LOTS.length) - 1];
  G.high = 0;
  G.leader = null;
  G.bidders = G.players.map(() => true);
  G.bids = G.players.map(() => null);
};
const said = (G, text) => { G.log.push(text); if (G.log.length > 40) G.log.shift(); };

const Auction = {
  name: 'auction',
  setup: ({ ctx, random }) => {
    const G = { round: 1, log: [], players: [], offer: LOTS.map(name => ({ name, minimum: 10, surcharge: [0, 0, 0, 0], points: [1, 2, 3, 4] })) };
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      G.players.push({
        seat, points: 0, coins: 40, owned: {}, gems: { opal: 2, sapphire: 1 }, knowledge: { fire: 1, water: 2 },
        prices: { opal: 5, sapphire: 10, emerald: 20, diamond: 30, ruby: 50 }, hand: Array.from({ length: HAND }, () => card(random)),
      });
    }
    opened(G, random);
    return G;
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map(p => String(p.seat) === playerID ? p : { ...p, coins: null, hand: p.hand.map(c => ({ colour: c.colour, value: null })) }),
  }),
  turn: { order: { first: () => 0, next: ({ G, ctx }) => next(G, Number(ctx.currentPlayer)) } },
  moves: {
    bid: {
      client: false,
      move: ({ G, playerID, events }) => {
        const seat = Number(playerID);
        if (!G.bidders[seat] || G.high + 1 > G.players[seat].coins) return INVALID_MOVE;
        G.high += 1;
        G.leader = seat;
        G.bids[seat] = G.high;
        said(G, `Player ${seat} bids ${G.high} for the ${G.lot}.`);
        events.endTurn();
      },
    },
    pass: {
      client: false,
      move: ({ G, playerID, events, random }) => {
        const seat = Number(playerID);
        G.bidders[seat] = false;
        said(G, `Player ${seat} passes.`);
        if (G.bidders.filter(Boolean).length <= 1) {
          const winner = G.leader === null ? next(G, seat) : G.leader;
          const player = G.players[winner];
          player.coins += 12 - G.high;
          player.points += 1;
          player.owned[G.lot] = (player.owned[G.lot] || 0) + 1;
          player.hand.shift();
          player.hand.push(card(random));
          said(G, `Player ${winner} gets the ${G.lot} for ${G.high}.`);
          G.round += 1;
          opened(G, random);
        }
        events.endTurn();
      },
    },
  },
};

Server({ games: [Auction], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log('ready'));
