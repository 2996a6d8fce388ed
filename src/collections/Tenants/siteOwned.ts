import type { Field } from 'payload'
import { nobody } from '../../access/atoms/nobody'

type FieldAccess = { create: typeof nobody; update: typeof nobody }

/**
 * For what a site decides on its settings screens, or the server by itself: written by operations only. The provider's
 * form sends a whole tenant as it was when opened, and would put back what the site has changed meanwhile.
 */
export const siteOwned: { access: FieldAccess; admin: { hidden: true } } = {
  access: { create: nobody, update: nobody },
  admin: { hidden: true },
}

/** Fields that a site owns, each of them alone. */
export const ownedBySite = (fields: Field[]): Field[] => fields.map((field) => ({ ...field, ...siteOwned }) as Field)
