/** Share of generated cases: 1 with `npm run prove`, a tenth else. */
export const SIZE = Number(process.env.PROVE_SIZE ?? '0.1')
