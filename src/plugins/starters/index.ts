import { definePlugin } from 'payload'
import { addFeature, translatorOf } from '@/exports/server'
import { LABELS } from './lib/labels'
import { STARTERS } from './lib/starters'
import { writeStarter } from './lib/writeStarter'
import { messages } from './messages'
import { chooseStarter } from './operations/chooseStarter'
import { readStarters } from './operations/readStarters'
import { removeStarterOperation } from './operations/removeStarter'
import { starterDocuments } from './tables/starterDocuments'

/**
 * What a new site begins with: pages, menus, texts and colours for a kind of house, chosen when the site is created or
 * while it is empty, and removable as one.
 */
export const starters = definePlugin({
  slug: 'starters',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'starters',
      activity: {
        'starters.chosen': { kind: 'content', names: ['starter'], message: 'activityStarterChosen' },
        'starters.removed': { kind: 'content', names: ['count'], message: 'activityStarterRemoved' },
      },
      components: { dashboard: ['/src/plugins/starters/components/StarterBox#StarterBox'] },
      messages,
      operations: [readStarters, chooseStarter, removeStarterOperation],
      starters: STARTERS.map((key) => ({
        key,
        label: (req) => translatorOf(req.i18n)(LABELS[key].name),
        write: (req, tenant) => writeStarter(req, key, tenant),
      })),
      storage: { tables: { starter_documents: starterDocuments } },
    }),
})
