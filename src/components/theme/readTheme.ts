import type { PayloadRequest } from 'payload'
import { tenantOfForm } from '../../access/tenants'
import { selectedTheme, type SelectedTheme } from '../../collections/theme/selectedTheme'
import { collectReferences } from '../../lib/content/collectReferences'
import { TARGETS } from '../../lib/apps/targets'
import type { KnownReferences } from '../settings/SettingsForm/References'
import { titlesOf } from '../settings/SettingsForm/titlesOf'

interface SiteOfDocument extends SelectedTheme {
  references: KnownReferences
}

/**
 * The theme of a document's site, and the titles of what its values refer to.
 * @param values of the theme, as they are stored
 * @returns null where it is of no site (yet), and of none of the person's
 */
export async function readTheme(
  req: PayloadRequest,
  data: { tenant?: unknown } | undefined,
  values: unknown,
): Promise<SiteOfDocument | null> {
  const tenant = await tenantOfForm(req, data)
  if (!tenant) return null
  const { references } = collectReferences(
    [{ name: 'values', type: 'json' }],
    { values },
    { blocks: {}, targets: TARGETS },
  )
  const [selected, names] = await Promise.all([selectedTheme(req, tenant), titlesOf(req, references)])
  return { ...selected, references: { names, tenant } }
}
