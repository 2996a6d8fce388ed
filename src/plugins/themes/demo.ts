import type { BasePayload } from 'payload'
import { emptyTheme } from './lib/theme'
import { houseStyleFields } from './lib/houseStyles'
import { HOUSE_STYLES, type HouseStyleName } from '@/plugins/site/published'
import { en } from './messages/en'

interface DemoStyle {
  tenant: string
  name: string
  style: HouseStyleName
}

/** Two demo theatres use House with a style of their own; Riverside has a theme of its own. */
const STYLES: DemoStyle[] = [
  { name: 'Marquee', style: 'marquee', tenant: 'harbour' },
  { name: 'Lantern light', style: 'lantern', tenant: 'lantern' },
]

const WITHOUT_USER = {
  // No user is signed in while the demo is created.
  overrideAccess: true,
} as const

/** Creates the no-code themes of the demo's other theatres, unless they already have a theme. */
export async function styleDemo(payload: BasePayload): Promise<void> {
  for (const { name, style, tenant: slug } of STYLES) {
    const {
      docs: [tenant],
    } = await payload.find({
      collection: 'tenants',
      depth: 0,
      limit: 1,
      ...WITHOUT_USER,
      pagination: false,
      where: { slug: { equals: slug } },
    })
    if (!tenant || tenant.selectedTheme) continue
    const {
      docs: [existing],
    } = await payload.find({
      collection: 'themes',
      depth: 0,
      limit: 1,
      ...WITHOUT_USER,
      pagination: false,
      where: { and: [{ tenant: { equals: tenant.id } }, { key: { equals: style } }] },
    })
    const manifest = { ...emptyTheme(name).manifest, settings: houseStyleFields((key) => en[key]) }
    const theme =
      existing ??
      (await payload.create({
        collection: 'themes',
        data: {
          _status: 'published',
          key: style,
          manifest,
          name,
          renderMode: 'nocode',
          settings: HOUSE_STYLES[style],
          slug: style,
          tenant: tenant.id,
          version: '1',
        },
        ...WITHOUT_USER,
      }))
    await payload.update({ collection: 'tenants', data: { selectedTheme: theme.id }, id: tenant.id, ...WITHOUT_USER })
  }
}
