import type { CollectionConfig } from 'payload'
import { AccessRequests } from './AccessRequests'
import { Addons } from './Addons'
import { AppConfig } from './AppConfig'
import { Apps } from './Apps'
import { AuditLog } from './AuditLog'
import { auditChange, auditDelete } from './AuditLog/auditProvider'
import { Avatars } from './Avatars'
import { Collaborators } from './Collaborators'
import { CustomAttributes } from './CustomAttributes'
import { FormSubmissions } from './FormSubmissions'
import { InviteTokens } from './InviteTokens'
import { Mails } from './Mails'
import { Memberships } from './Memberships'
import { Notices } from './Notices'
import { Plans } from './Plans'
import { Tenants } from './Tenants'
import { UserRoles } from './UserRoles'
import { Users } from './Users'

/** Collections that are no content: the organisations, their people and what the provider keeps. */
export const platformCollections: CollectionConfig[] = [
  Tenants,
  Users,
  Memberships,
  UserRoles,
  InviteTokens,
  Collaborators,
  AccessRequests,
  Avatars,
  FormSubmissions,
  Plans,
  Addons,
  Apps,
  AppConfig,
  CustomAttributes,
  AuditLog,
  Mails,
  Notices,
].map(audited)

/** What the provider changes by hand is in the audit log, too. */
function audited(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), auditChange],
      afterDelete: [...(hooks?.afterDelete ?? []), auditDelete],
    },
  }
}
