import type { PayloadRequest } from 'payload'
import { permissionKey, type Verb } from '@/access/permissions'
import { hasPermission, type Person, type TenantSummary } from '@/access/person'
import { callboardOf } from '@/access/registryOf'
import type { ContentType } from '@/access/contentType'
import type { Transaction } from '@/database/connections'

/** User and tenant of the dashboard. All its data is loaded within this scope. */
export interface Scope {
  req: PayloadRequest
  person: Person
  tenant: TenantSummary
}

/** Content types for which the user has the permission in the tenant. */
export const typesWith = ({ person, req, tenant }: Scope, verb: Verb): ContentType[] =>
  callboardOf(req.payload).contentTypes.filter(({ group }) =>
    hasPermission(person, permissionKey(group.name, verb), tenant.id),
  )

/** Whether the user has the permission for a content type. False if the installation does not have the type. */
export const may = (scope: Scope, verb: Verb, slug: string): boolean =>
  typesWith(scope, verb).some((type) => type.slug === slug)

/** For queries outside the request's transaction. */
export const poolFor = ({ req: { payload } }: Scope): Transaction => ({ payload })
