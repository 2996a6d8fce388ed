/** The amount of data and requests of a run. */
export interface Sizes {
  /** Numbers of tenants; each gets a database and a server per app. */
  tenants: number[]
  /** Numbers of connections, and the number of rounds for each. */
  rounds: [connections: number, rounds: number][]
  /** Factor for the number of requests per turn. */
  scale: number
  /** Number of programmes to import. */
  programmes: number
  /** How many of them are also imported in the loop, for comparison. */
  loop: number
  /**
   * Box office sync: small and large numbers of events, performances per event, and events of the loop for comparison.
   */
  ticketing: { few: number; many: number; nights: number; sample: number }
}

const FULL: Sizes = {
  loop: 12,
  programmes: 600,
  rounds: [
    [1, 7],
    [10, 5],
    [50, 3],
  ],
  scale: 1,
  tenants: [1, 100, 1000],
  ticketing: { few: 500, many: 2000, nights: 10, sample: 50 },
}
const QUICK: Sizes = {
  loop: 5,
  programmes: 150,
  rounds: [
    [1, 3],
    [10, 3],
  ],
  scale: 0.5,
  tenants: [1, 100],
  ticketing: { few: 50, many: 200, nights: 10, sample: 8 },
}

/** `BENCH=quick` takes about a minute after the builds; a full run takes less than ten. */
export const sizes = (): Sizes => (process.env.BENCH === 'quick' ? QUICK : FULL)
