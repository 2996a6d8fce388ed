'use client'

import { useAuth, useConfig, useListDrawer } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { useContext, useMemo, useState } from 'react'
import type { ReferenceSetting } from '../../../lib/apps/settingFields'
import { Button } from '../../ui/Button/Button'
import { useWords } from '../../ui/useWords'
import { FieldSet } from './FieldSet'
import { References } from './References'
import styles from './SettingsForm.module.css'

interface Props {
  label: string
  help?: string
  error?: string
  field: ReferenceSetting
  /** Ids. */
  value: string[]
  onValue: (value: string[]) => void
}

/** Documents of the site, chosen from their list. */
export function ReferenceField({ field: { isMany, relationTo }, onValue, value, ...head }: Props) {
  const t = useWords()
  const { names, tenant } = useContext(References)
  const { getEntityConfig } = useConfig()
  const { permissions } = useAuth()
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const slug = relationTo as CollectionSlug
  // The drawer is drawn anew whenever its options are others.
  const options = useMemo(() => ({ collectionSlugs: [slug], filterOptions: { [slug]: { tenant: { equals: tenant } } } }), [slug, tenant])
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer(options)
  const title = getEntityConfig({ collectionSlug: slug })?.admin.useAsTitle ?? 'id'
  const choose = t(value.length > 0 && !isMany ? 'referenceChange' : 'referenceChoose')
  const mayChoose = Boolean(permissions?.collections?.[slug]?.read)
  return (
    <FieldSet {...head}>
      {value.length > 0 && (
        <ul aria-label={head.label} className={styles.chosen}>
          {value.map((id) => {
            const name = chosen[id] ?? names[id] ?? t('referenceUnknown')
            return (
              <li className={styles.chosenOne} key={id}>
                <bdi>{name}</bdi>
                <Button aria-label={`${t('remove')}: ${name}`} look="quiet" onClick={() => onValue(value.filter((one) => one !== id))}>
                  {t('remove')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {mayChoose && (
        <Button aria-label={`${choose}: ${head.label}`} onClick={openDrawer}>
          {choose}
        </Button>
      )}
      {!mayChoose && <p className={styles.mark}>{t('referenceClosed')}</p>}
      <ListDrawer
        enableRowSelections={false}
        onSelect={({ doc }) => {
          const id = String(doc.id)
          setChosen({ ...chosen, [id]: String(doc[title] ?? doc.filename ?? t('untitled')) })
          onValue(isMany ? [...value.filter((one) => one !== id), id] : [id])
          closeDrawer()
        }}
      />
    </FieldSet>
  )
}
