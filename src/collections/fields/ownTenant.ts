import type { RelationshipField } from 'payload'
import { tenantField } from './tenantField'

/** The tenant of a document of which each tenant has exactly one. */
export const ownTenant = (): RelationshipField => tenantField({ unique: true })
