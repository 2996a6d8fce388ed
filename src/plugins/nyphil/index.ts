import { definePlugin } from 'payload'
import { addFeature } from '@/exports/server'

/** The performance history of the New York Philharmonic: `npm run import -- nyphil <file> --tenant <slug>`. */
export const nyphil = definePlugin({
  slug: 'nyphil',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'nyphil',
      programs: { importers: { nyphil: async () => (await import('./importer')).importer } },
    }),
})
