'use client'

import { useState } from 'react'
import type { ExplainedAccess } from '../../../../../endpoints/people/explainAccess'
import { Combobox } from '../../../../ui/Combobox/Combobox'
import { useWords } from '../../../../ui/useWords'
import type { GroupInWords } from '../data/permissionGroups'
import { Answer } from './Answer'
import { reasonOf } from './reasonOf'

/** Why somebody has one permission, or has it not. */
export function AskPermission({ access, groups }: { access: ExplainedAccess; groups: GroupInWords[] }) {
  const t = useWords()
  const [key, setKey] = useState<string | null>(null)
  const explained = access.permissions.find((one) => one.key === key)
  const options = groups.flatMap((group) =>
    group.permissions.map((one) => ({ label: `${group.label}: ${one.label}`, value: one.key })),
  )
  return (
    <>
      <Combobox
        label={t('peopleAccessPermission')}
        onValue={setKey}
        options={options}
        placeholder={t('peopleAccessPermissionChoose')}
        value={key}
      />
      {explained && (
        <Answer answers={[{ isAllowed: explained.allowed, reason: reasonOf(t, { access, groups }, explained) }]} />
      )}
    </>
  )
}
