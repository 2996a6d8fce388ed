import type { BasePayload } from 'payload'
import type { OrganisationHead } from './organisation'
import { pictureOf } from './pictureOf'

/** An organisation as the statements of this folder read it, from the aliases `c` and `a`. Logos are for all who see trusted partners. */
export const ORGANISATION_COLUMNS = `c.id, c.name, c.description, c.website, c.contact_email as "contactEmail",
  case when c.trusted and c.active then coalesce(a.sizes_square_filename, a.filename) end as file`

export interface OrganisationRow {
  id: string
  name: string
  description: string | null
  website: string | null
  contactEmail: string | null
  file: string | null
}

export const toHead = (payload: Pick<BasePayload, 'config'>, { contactEmail, description, file, id, name, website }: OrganisationRow): OrganisationHead => ({
  id,
  contactEmail,
  description: description ?? '',
  logo: pictureOf(payload)(file),
  name,
  website,
})
