import { definePlugin, type CallboardPlugin } from '@/config/definePlugin'

/** The performance history of the New York Philharmonic: `npm run import -- nyphil <file> --tenant <slug>`. */
export const nyphil = (): CallboardPlugin =>
  definePlugin({ name: 'nyphil', importers: { nyphil: async () => (await import('./importer')).importer } })
