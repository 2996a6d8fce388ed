import type { PayloadRequest } from 'payload'
import { permissionKey, type Verb } from '../../../../access/permissions'
import { holds, type Person, type TenantSummary } from '../../../../access/person'
import { callboardOf } from '../../../../access/registryOf'
import type { ContentType } from '../../../../access/contentType'
import type { Transaction } from '../../../../database/connections'

/** Who looks at which tenant. Everything on the dashboard is read within this. */
export interface Scope {
  req: PayloadRequest
  person: Person
  tenant: TenantSummary
}

/** Content types of this installation for which the person holds the verb here. */
export const typesWith = ({ person, req, tenant }: Scope, verb: Verb): ContentType[] =>
  callboardOf(req.payload).contentTypes.filter(({ group }) => holds(person, permissionKey(group.name, verb), tenant.id))

/** May the person do this with the content type? False where the installation has none of that name. */
export const may = (scope: Scope, verb: Verb, slug: string): boolean =>
  typesWith(scope, verb).some((type) => type.slug === slug)

/** For statements outside of the request's transaction. */
export const poolFor = ({ req: { payload } }: Scope): Transaction => ({ payload })
