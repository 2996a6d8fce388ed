'use client'

import { useState, useEffect } from 'react'
import type { ExplainedAccess } from '@/endpoints/people/explainAccess'
import { Combobox, type Option } from '@/components/ui/Combobox/Combobox'
import { SelectField } from '@/components/ui/Field/SelectField'
import { useMessages } from '@/components/ui/useMessages'
import type { DocumentType } from '../data/documentTypes'
import type { TranslatedGroup } from '../data/permissionGroups'
import { Answer } from './Answer'
import styles from './Access.module.css'
import { reasonOf } from './reasonOf'
import { useAccess } from './useAccess'
import { useApi } from '@/components/calls/useApi'

const LIMIT = 20

const PAUSE_MS = 250

/** Documents of a type that the current user can see, last changed first. @param search part of a title */
function useDocuments(type: DocumentType | null, search: string): Option[] {
  const call = useApi()
  const untitled = useMessages()('untitled')
  const [options, setOptions] = useState<Option[]>([])
  useEffect(() => {
    if (!type) return
    let isCurrent = true
    const { slug, tenantId, titleField } = type
    const query = search.trim()
    const params = new URLSearchParams({
      depth: '0',
      limit: String(LIMIT),
      sort: '-updatedAt',
      'where[tenant][equals]': tenantId,
      ...(query && { [`where[${titleField}][like]`]: query }),
    })
    const timer = setTimeout(
      () => {
        void call<{ docs: ({ id: string } & Record<string, unknown>)[] }>('GET', `/${slug}?${params}`).then(
          (result) => {
            if (isCurrent && result.success)
              setOptions(result.doc.docs.map((doc) => ({ label: titleOf(doc[titleField]) || untitled, value: doc.id })))
          },
        )
      },
      query ? PAUSE_MS : 0,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [call, search, type, untitled])
  return options
}

const titleOf = (title: unknown): string => (typeof title === 'string' ? title : '')

interface Props {
  access: ExplainedAccess
  /** Endpoint that explains this user's access. */
  address: `/${string}`
  groups: TranslatedGroup[]
  types: DocumentType[]
}

const VERBS = {
  delete: 'permissionDelete',
  manage: 'permissionManage',
  publish: 'permissionPublish',
  view: 'permissionView',
} as const

/** What a user can do with one document, and why. */
export function ExplainDocument({ access, address, groups, types }: Props) {
  const t = useMessages()
  const [slug, setSlug] = useState('')
  const [id, setId] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  const type = types.find((candidate) => candidate.slug === slug)
  const documents = useDocuments(type ?? null, search)
  const { access: documentAccess, hasFailed } = useAccess(
    id && slug ? `${address}&collection=${slug}&documentId=${id}` : null,
  )
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          choices={[
            ...(slug ? [] : [{ isClosed: true, label: t('peopleAccessTypeChoose'), value: '' }]),
            ...types.map((choice) => ({ label: choice.label, value: choice.slug })),
          ]}
          label={t('peopleAccessType')}
          onValue={(next) => {
            setSlug(next)
            setId(null)
          }}
          value={slug}
        />
        {type && (
          <Combobox
            key={slug}
            label={t('peopleAccessDocument')}
            onSearch={setSearch}
            onValue={setId}
            options={documents}
            placeholder={t('peopleAccessDocumentChoose')}
            value={id}
          />
        )}
      </div>
      {hasFailed && <p role="alert">{t('peopleAccessFailed')}</p>}
      {documentAccess?.document && (
        <Answer
          answers={documentAccess.document.verbs.map(({ allowed, verb, ...explained }) => ({
            isAllowed: allowed,
            reason: reasonOf(t, { access, groups }, explained),
            what: t(VERBS[verb]),
          }))}
        />
      )}
    </>
  )
}
