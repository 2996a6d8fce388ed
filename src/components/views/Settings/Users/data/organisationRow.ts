import type { BasePayload } from 'payload'
import type { OrganisationRow } from '../../../../../database/collaborators/siteOrganisations'
import type { OrganisationHead } from './organisation'
import { pictureOf } from './pictureOf'

/** An organisation as its row or card shows it. */
export const toHead = (
  payload: Pick<BasePayload, 'config'>,
  { contactEmail, description, file, id, name, website }: OrganisationRow,
): OrganisationHead => ({
  id,
  contactEmail,
  description: description ?? '',
  logo: pictureOf(payload)(file),
  name,
  website,
})
