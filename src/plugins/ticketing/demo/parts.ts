import type { Config } from 'payload'
import { inOwnTransaction, withViews } from '@/exports/server'
import type { Feature } from '@/config/feature'
import { withKey } from '@/lib/navigation/viewer'
import { demoBoxOfficePort } from '../settings'
import { demoOperations } from './operations'
import { serveBoxOffice } from './serveBoxOffice'
import { DEMO_SITE, demoTenant, setUpBoxOffice } from './setUp'
import { readBoxOffice } from './store'

const PATH = '/demo/box-office'
const SCREEN = '/src/plugins/ticketing/components/BoxOffice/BoxOfficeScreen#BoxOfficeScreen'

/** For Payload's import map, which is generated once for all installations. */
export const DEMO_COMPONENTS = { ticketingDemo: { path: SCREEN, type: 'component' as const } }

type DemoParts = Required<
  Pick<Feature, 'operations'> &
    Pick<NonNullable<Feature['navigation']>, 'screens'> &
    Pick<NonNullable<Feature['worker']>, 'services'>
> &
  Pick<NonNullable<Feature['programs']>, 'demo'>

/** The parts of the demo box office; empty unless the demo runs. */
export function demoParts(): DemoParts {
  if (demoBoxOfficePort() === null) return { operations: [], screens: [], services: [] }
  // It is listed under Apps of its own site, whose navigation only users who manage apps see. Others use its URL.
  const seesApps = withKey('apps:admin')
  return {
    demo: (payload) =>
      inOwnTransaction(payload, async (req) => {
        const tenant = await demoTenant(req)
        if (tenant && !(await readBoxOffice(payload))) await setUpBoxOffice(req, tenant)
      }),
    operations: demoOperations,
    screens: [
      {
        icon: 'CalendarClock',
        kind: 'screen',
        label: 'ticketingDemoTitle',
        may: (viewer) => viewer.site === DEMO_SITE && viewer.allows('ticketing_integrations') && seesApps(viewer),
        section: 'apps',
        target: PATH,
      },
    ],
    services: [serveBoxOffice],
  }
}

export function withDemoScreen(config: Config): Config {
  if (demoBoxOfficePort() === null) return config
  const view = { Component: SCREEN, exact: true, meta: { title: 'Demo box office' }, path: PATH } as const
  return withViews(config, { demoBoxOffice: view })
}
