import type { RelationshipField } from 'payload'
import { tenantField } from './tenantField'

/** Tenant field for collections with exactly one document per tenant. */
export const ownTenant = (): RelationshipField => tenantField({ unique: true })
