import { formatLabels, type CollectionConfig, type Field } from 'payload'
import { sentenceCase } from '@/lib/names/sentenceCase'
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
import { mapFields } from './fields/fieldDefaults'
import { TIMESTAMP_CELL, timestampFields } from './fields/timestampFields'
import { InviteTokens } from './InviteTokens'
import { labelsOf } from './labels'
import { Mails } from './Mails'
import { Memberships } from './Memberships'
import { Notices } from './Notices'
import { Plans } from './Plans'
import { Tenants } from './Tenants'
import { UserRoles } from './UserRoles'
import { Users } from './Users'

/** Collections other than content: tenants, users and provider data. */
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
]
  .map(withLabels)
  .map(withAudit)

/** Displays dates in UTC, as in a log. */
function inUtc(field: Field): Field {
  return field.type === 'date'
    ? { ...field, admin: { ...field.admin, components: { Cell: TIMESTAMP_CELL, ...field.admin?.components } } }
    : field
}

/** Adds translated sentence-case labels and UTC timestamps. */
function withLabels(collection: CollectionConfig): CollectionConfig {
  const { fields, labels, slug } = collection
  const plural = typeof labels?.plural === 'string' ? labels.plural : sentenceCase(formatLabels(slug).plural)
  const singular = typeof labels?.singular === 'string' ? labels.singular : sentenceCase(formatLabels(slug).singular)
  return {
    ...collection,
    fields: [...mapFields(fields, inUtc), ...timestampFields()],
    labels: labelsOf(slug, { plural, singular }),
  }
}

/** Adds audit logging for changes that the provider makes by hand. */
function withAudit(collection: CollectionConfig): CollectionConfig {
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
