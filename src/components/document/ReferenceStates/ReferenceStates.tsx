'use client'

import { useField, useModal } from '@payloadcms/ui'
import { Status } from '@/components/ui/Status/Status'
import { useMessages } from '@/components/ui/useMessages'
import { usePublishRevision } from '../revisions'
import styles from './ReferenceStates.module.css'
import { referencesIn } from './referencesIn'
import { useStates } from './useStates'

interface Props {
  path: string
  relationTo: string | string[]
}

/**
 * Status of each referenced document that is not simply published. Reloaded when a drawer closes and when such
 * documents are published from here.
 */
export function ReferenceStates({ path, relationTo }: Props) {
  const t = useMessages()
  const { value } = useField<unknown>({ path })
  const publishRevision = usePublishRevision()
  const { modalState } = useModal()
  const openModals = Object.values(modalState).filter(({ isOpen }) => isOpen).length
  const references = referencesIn(value, relationTo)
  const states = useStates(references, `${openModals} ${publishRevision}`)
  if (states.length === 0) return null
  return (
    <ul className={styles.states}>
      {states.map(({ collection, id, state, title }) => (
        <li key={`${collection}/${id}`}>
          {references.length > 1 && <bdi>{title || t('untitled')}</bdi>}
          <Status state={state} />
        </li>
      ))}
    </ul>
  )
}
