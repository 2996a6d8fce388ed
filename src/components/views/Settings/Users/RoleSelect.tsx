'use client'

import { SelectField } from '../../../ui/Field/SelectField'
import { useMessages } from '../../../ui/useMessages'

export interface RoleChoice {
  id: string
  title: string
  /** The viewer may not give it. */
  isClosed: boolean
}

interface Props {
  roles: RoleChoice[]
  /** Empty: none is chosen. */
  value: string
  onValue: (roleId: string) => void
  error?: string | null
  disabled?: boolean
  /** Why some cannot be chosen. Default: they allow more than the viewer may do. */
  closedHelp?: string
}

/** One role of the site. Those that one may not give stay in sight. */
export function RoleSelect({ closedHelp, disabled, error, onValue, roles, value }: Props) {
  const t = useMessages()
  const none = roles.length === 0 ? t('peopleNoRoles') : undefined
  const closed = roles.some(({ isClosed }) => isClosed) ? (closedHelp ?? t('peopleRolesConcerns')) : undefined
  return (
    <SelectField
      choices={[
        ...(value ? [] : [{ isClosed: true, label: t('peopleChooseRole'), value: '' }]),
        ...roles.map(({ id, isClosed, title }) => ({ isClosed: isClosed && id !== value, label: title, value: id })),
      ]}
      disabled={disabled}
      error={error}
      help={none ?? closed}
      label={t('peopleRole')}
      onValue={onValue}
      required
      value={value}
    />
  )
}
