import { definePlugin, type CollectionConfig, type Config, type Field } from 'payload'
import { addFeature, mapCollections, uiLabel, withViews } from '@/exports/server'
import { translatedLabel } from '@/collections/labels'
import { atStop } from '@/lib/process/atStop'
import { provideAudience } from '@/plugins/site/published'
import { tidyCounts } from './database/counts'
import { audienceCounts } from './lib/AudienceCounts'
import { audience as website } from './lib/countVisits'
import { messages } from './messages'
import { exportAudience } from './operations/exportAudience'
import { VIEW_KEYS } from './operations/input'
import { readAudience } from './operations/readAudience'
import { switchAudience } from './operations/switchAudience'
import { audienceSettings } from './settings'
import { audienceCounts as counts, audienceSwitches } from './tables/audience'

const COMPONENTS = '/src/plugins/audience/components'
const SCREEN = '/visitors'

/** Figures of what people read on a website and where they press Book, without cookies and without persons. */
export const audience = definePlugin({
  slug: 'audience',
  plugin: ({ config }) => {
    provideAudience('audience', website)
    atStop('audience', () => audienceCounts().write())
    return addFeature(config, {
      name: 'audience',
      activity: { 'audience.switched': { kind: 'settings', message: 'activityAudienceSwitched' } },
      components: { dashboard: [`${COMPONENTS}/AudienceBox#AudienceBox`] },
      extend: (complete) => withScreen(mapCollections(complete, 'events', withLine)),
      messages,
      navigation: {
        screens: [
          {
            icon: 'Eye',
            kind: 'screen',
            label: 'audienceTitle',
            may: ({ holds }) => VIEW_KEYS.some((key) => holds(key)),
            section: 'website',
            target: SCREEN,
          },
        ],
      },
      operations: [readAudience, exportAudience, switchAudience],
      settings: audienceSettings,
      storage: { tables: { audience_counts: counts, audience_switches: audienceSwitches } },
      worker: { jobs: { tidyAudience: tidyCounts }, schedule: [{ cron: '53 3 * * *', job: 'tidyAudience' }] },
    })
  },
})

const withScreen = (config: Config): Config =>
  withViews(config, {
    audience: {
      Component: `${COMPONENTS}/AudienceScreen#AudienceScreen`,
      exact: true,
      meta: { title: 'Visitors' },
      path: SCREEN,
    },
  })

const withLine = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, line],
})

const line: Field = {
  name: 'audienceLine',
  type: 'ui',
  admin: {
    components: { Field: `${COMPONENTS}/EventLine#EventLine` },
    disableBulkEdit: true,
    disableListColumn: true,
    position: 'sidebar',
  },
  label: uiLabel(translatedLabel('Visitors')),
}
