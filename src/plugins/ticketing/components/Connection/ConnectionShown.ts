import type { ConnectionStatus } from '../../database/connections'
import type { ConnectionField } from '../../lib/provider/provider'

/** Props of the connection form. */
export interface ConnectionShown {
  fields: (Pick<ConnectionField, 'choices' | 'isRequired' | 'label' | 'longest' | 'name' | 'type'> & {
    /** Always empty for a secret. */
    value: string
    /** For a secret: its last characters; null if none is stored. */
    last4: string | null
  })[]
  handle: string
  /** Name of the provider. */
  name: string
  organization: string | null
  status: ConnectionStatus
  tenant: string
}
