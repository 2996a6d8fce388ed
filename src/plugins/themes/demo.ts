import type { BasePayload } from 'payload'
import { emptyTheme } from './lib/emptyTheme'
import { houseStyleFields } from './lib/houseStyles'
import { HOUSE_STYLES, type HouseStyleName } from '../site/published'
import { en } from './messages/en'

interface DemoStyle {
  tenant: string
  name: string
  style: HouseStyleName
}

/** Two theatres of the demo wear House in their own way; Riverside has a theme of its own. */
const STYLES: DemoStyle[] = [
  { name: 'Marquee', style: 'marquee', tenant: 'harbour' },
  { name: 'Lantern light', style: 'lantern', tenant: 'lantern' },
]

const UNASKED = {
  // Nobody is signed in while the demo is made.
  overrideAccess: true,
} as const

/** Gives the demo's other theatres their themes without code, where they are missing. */
export async function styleDemo(payload: BasePayload): Promise<void> {
  for (const { name, style, tenant: slug } of STYLES) {
    const {
      docs: [tenant],
    } = await payload.find({
      collection: 'tenants',
      depth: 0,
      limit: 1,
      ...UNASKED,
      pagination: false,
      where: { slug: { equals: slug } },
    })
    if (!tenant || tenant.selectedTheme) continue
    const {
      docs: [known],
    } = await payload.find({
      collection: 'themes',
      depth: 0,
      limit: 1,
      ...UNASKED,
      pagination: false,
      where: { and: [{ tenant: { equals: tenant.id } }, { key: { equals: style } }] },
    })
    const manifest = { ...emptyTheme(name).manifest, settings: houseStyleFields((key) => en[key]) }
    const theme =
      known ??
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
        } as never,
        ...UNASKED,
      }))
    await payload.update({ collection: 'tenants', data: { selectedTheme: theme.id }, id: tenant.id, ...UNASKED })
  }
}
