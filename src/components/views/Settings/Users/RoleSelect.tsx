'use client'

import { SelectField } from '@/components/ui/Field/SelectField'
import { useMessages } from '@/components/ui/useMessages'

export interface RoleChoice {
  id: string
  title: string
  /** The current user cannot assign it. */
  isClosed: boolean
}

interface Props {
  roles: RoleChoice[]
  /** Empty if none is selected. */
  value: string
  onValue: (roleId: string) => void
  error?: string | null
  disabled?: boolean
  /** Why some roles are disabled. Default: they grant more than the current user has. */
  closedHelp?: string
}

/** Select of the site's roles. Roles that the current user cannot assign are visible but disabled. */
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
