import { TextField } from '@payloadcms/ui'
import type { TextFieldServerProps } from 'payload'
import { idOf } from '../../../access/idOf'
import { personOf } from '../../../access/personOf'
import { sellsTickets } from '../../../access/sellsTickets'

/** Where tickets are sold; shown where an app sells them. What is stored stays while it is not shown. */
export async function BookingField({ clientField, data, path, permissions, readOnly, req, schemaPath }: TextFieldServerProps) {
  const tenant = idOf(data.tenant) ?? (await personOf(req))?.current?.id ?? null
  if (!tenant || !(await sellsTickets(req, tenant))) return null
  return <TextField field={clientField} path={path} permissions={permissions} readOnly={readOnly} schemaPath={schemaPath} />
}
