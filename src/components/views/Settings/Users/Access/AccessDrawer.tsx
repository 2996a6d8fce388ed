'use client'

import { Drawer } from '../../../../ui/Drawer/Drawer'
import { useWords } from '../../../../ui/useWords'
import type { GroupInWords } from '../data/permissionGroups'

interface Props {
  groups: GroupInWords[]
  onClose: () => void
  person: { id: string; name: string; email: string }
  tenantId: string
}

/** What somebody may do here, and why. */
export function AccessDrawer({ onClose, person }: Props) {
  const t = useWords()
  return (
    <Drawer isOpen onClose={onClose} title={t('peopleAccessOf', { name: person.name })} width={560}>
      {null}
    </Drawer>
  )
}
