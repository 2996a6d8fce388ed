'use client'

import { useAuth, useConfig, useListDrawer } from '@payloadcms/ui'
import type { CollectionSlug, FilterOptionsResult } from 'payload'
import { useContext, useMemo, useState } from 'react'
import type { ReferencedDocument } from '@/lib/themes/referencesIn'
import type { ReferenceThemeField } from '@/lib/themes/themeField'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import { FieldSet } from './FieldSet'
import { References } from './formContexts'
import styles from './SettingsForm.module.css'

interface Props {
  label: string
  help?: string
  error?: string
  documents: ReferencedDocument[]
  field: ReferenceThemeField
  onDocuments: (documents: ReferencedDocument[]) => void
}

/** Documents of the site, chosen in a list drawer. */
export function ReferenceField({ documents, field: { hasMany, relationTo }, onDocuments, ...head }: Props) {
  const t = useMessages()
  const { names, tenant } = useContext(References)
  const { getEntityConfig } = useConfig()
  const { permissions } = useAuth()
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const slugs = useMemo(() => [relationTo].flat() as CollectionSlug[], [relationTo])
  // Memoised: the drawer remounts whenever its options change.
  const options = useMemo(
    () => ({
      collectionSlugs: slugs,
      filterOptions: Object.fromEntries(
        slugs.map((slug) => [slug, { tenant: { equals: tenant } }]),
      ) as FilterOptionsResult,
    }),
    [slugs, tenant],
  )
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer(options)
  const choose = t(documents.length > 0 && !hasMany ? 'referenceChange' : 'referenceChoose')
  const canChoose = slugs.some((slug) => permissions?.collections?.[slug]?.read)
  return (
    <FieldSet {...head}>
      {documents.length > 0 && (
        <ul aria-label={head.label} className={styles.chosen}>
          {documents.map(({ id }) => {
            const name = chosen[id] ?? names[id] ?? t('referenceUnknown')
            return (
              <li className={styles.chosenOne} key={id}>
                <bdi>{name}</bdi>
                <Button
                  aria-label={`${t('remove')}: ${name}`}
                  variant="quiet"
                  onClick={() => onDocuments(documents.filter((document) => document.id !== id))}
                >
                  {t('remove')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {canChoose && (
        <Button aria-label={`${choose}: ${head.label}`} onClick={openDrawer}>
          {choose}
        </Button>
      )}
      {!canChoose && <p className={styles.mark}>{t('referenceClosed')}</p>}
      <ListDrawer
        enableRowSelections={false}
        onSelect={({ collectionSlug, doc }) => {
          const document = { collection: collectionSlug, id: String(doc.id) }
          const title = getEntityConfig({ collectionSlug: collectionSlug as CollectionSlug })?.admin.useAsTitle ?? 'id'
          setChosen({ ...chosen, [document.id]: String(doc[title] ?? doc.filename ?? t('untitled')) })
          onDocuments(hasMany ? [...documents.filter(({ id }) => id !== document.id), document] : [document])
          closeDrawer()
        }}
      />
    </FieldSet>
  )
}
