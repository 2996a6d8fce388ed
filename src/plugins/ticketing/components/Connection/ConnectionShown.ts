import type { ConnectionStatus } from '../../database/connections'
import type { ConnectionField } from '../../lib/provider/provider'

/** A connection as its form shows it. */
export interface ConnectionShown {
  fields: (Pick<ConnectionField, 'choices' | 'isRequired' | 'label' | 'longest' | 'name' | 'type'> & {
    /** Of a secret: always empty. */
    value: string
    /** Of a secret: how the stored one ends; null where none is stored. */
    last4: string | null
  })[]
  handle: string
  /** Of the provider. */
  name: string
  organization: string | null
  status: ConnectionStatus
  tenant: string
}
