import { TextField } from '@payloadcms/ui'
import type { TextFieldServerProps } from 'payload'
import { sellsTickets } from '@/database/apps/apps'
import { tenantOfForm } from '@/access/tenants'

/** Ticket link, shown only if an installed app sells tickets. The stored value is kept while it is hidden. */
export async function BookingField({
  clientField,
  data,
  path,
  permissions,
  readOnly,
  req,
  schemaPath,
}: TextFieldServerProps) {
  const tenant = await tenantOfForm(req, data)
  if (!tenant || !(await sellsTickets(req, tenant))) return null
  return (
    <TextField field={clientField} path={path} permissions={permissions} readOnly={readOnly} schemaPath={schemaPath} />
  )
}
