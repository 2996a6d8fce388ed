/** How much is measured. */
export interface Sizes {
  /** Tenants in the database, a database and a server of each app for each. */
  tenants: number[]
  /** Numbers of connections, and how often the apps take turns at each. */
  rounds: [connections: number, rounds: number][]
  /** Factor on the requests of one turn. */
  scale: number
  /** Programmes of the imported file. */
  programmes: number
  /** How many of them are also made by the loop that the import is compared with. */
  loop: number
  /** Of a box office: numbers of events, performances of each, events of the loop that the first run is compared with. */
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

/** `BENCH=quick` is about a minute after the builds, without it it is under ten. */
export const sizes = (): Sizes => (process.env.BENCH === 'quick' ? QUICK : FULL)
