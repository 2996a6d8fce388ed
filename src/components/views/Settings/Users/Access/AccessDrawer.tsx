'use client'

import { useState } from 'react'
import { Button } from '../../../../ui/Button/Button'
import { Drawer } from '../../../../ui/Drawer/Drawer'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton'
import { useWords } from '../../../../ui/useWords'
import type { DocumentType } from '../data/documentTypes'
import type { GroupInWords } from '../data/permissionGroups'
import { AccessGroups } from './AccessGroups'
import { AskDocument } from './AskDocument'
import userStyles from '../Users.module.css'
import styles from './Access.module.css'
import { useAccess } from './useAccess'
import type { ExplainedAccess } from '@/endpoints/people/explainAccess'
import type { Translator } from '@/i18n/say'
import { isolated } from '@/lib/text/isolated'
import { Combobox } from '@/components/ui/Combobox/Combobox'
import { Answer } from './Answer'
import { reasonOf } from './reasonOf'

type Place = ExplainedAccess['places'][number]

/** Where what somebody may do comes from. */
function AccessSources({ places }: { places: Place[] }) {
  const t = useWords()
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('peopleAccessSources')}</h3>
      <ul className={styles.sources}>
        {places.map((place, index) => (
          <li key={index}>
            {place.counts ? sourceOf(t, place) : t('peopleAccessOnlyLooks', { source: sourceOf(t, place) })}
          </li>
        ))}
      </ul>
    </section>
  )
}

const sourceOf = (t: Translator, { kind, organisation, role }: Place): string =>
  t(`peopleAccessFrom_${kind}`, { organisation: isolated(organisation ?? ''), role: isolated(role ?? '') })

interface Props {
  groups: GroupInWords[]
  onClose: () => void
  person: { id: string; name: string; email: string }
  tenantId: string
  /** Types of documents that the viewer sees. */
  types: DocumentType[]
}

/** What somebody may do here, where it comes from, and why something is so for one permission or one document. */
export function AccessDrawer({ groups, onClose, person, tenantId, types }: Props) {
  const t = useWords()
  const [attempt, setAttempt] = useState(0)
  const address = `/users/${person.id}/access?tenantId=${tenantId}` as const
  const { access, hasFailed } = useAccess(address, attempt)
  return (
    <Drawer isOpen onClose={onClose} title={t('peopleAccessOf', { name: person.name })} width={560}>
      <div className={styles.body}>
        {hasFailed && (
          <div className={styles.failed} role="alert">
            <p>{t('peopleAccessFailed')}</p>
            <Button onClick={() => setAttempt(attempt + 1)}>{t('tryAgain')}</Button>
          </div>
        )}
        {!access && !hasFailed && <Skeleton lines={8} />}
        {access && (
          <>
            <AccessSources places={access.places} />
            {access.permissions.some(({ reason }) => reason === 'secondProof') && (
              <p className={userStyles.note} role="note">
                {t('peopleProofFirst')}
              </p>
            )}
            <section className={styles.part}>
              <h3 className={styles.heading}>{t('peopleAccessAsk')}</h3>
              <AskPermission access={access} groups={groups} />
              <AskDocument access={access} address={address} groups={groups} types={types} />
            </section>
            <AccessGroups groups={groups} permissions={access.permissions} />
          </>
        )}
      </div>
    </Drawer>
  )
}

/** Why somebody has one permission, or has it not. */
function AskPermission({ access, groups }: { access: ExplainedAccess; groups: GroupInWords[] }) {
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
