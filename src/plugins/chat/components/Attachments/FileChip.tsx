'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { Icon } from '@/exports/client'
import { fileSize } from '@/lib/files/fileSize'
import { isImageType } from '@/lib/files/isPicture'
import type { Attachment } from '../../lib/attachments/attachment'
import styles from './Attachments.module.css'

interface Props {
  /** Actions for the file, or its upload status. */
  children?: ReactNode
  file: Pick<Attachment, 'bytes' | 'name' | 'type'> & { id?: string }
  /** Whether the name links to the file. */
  isOpened?: boolean
}

/** A file with its thumbnail or icon, name and size. */
export function FileChip({ children, file: { bytes, id, name, type }, isOpened = false }: Props) {
  const { routes, serverURL } = useConfig().config
  const { language } = useTranslation().i18n
  const address = id && `${serverURL}${routes.api}/chat-attachments/${id}`
  return (
    <li className={styles.chip}>
      {address && isImageType(type) ? (
        <img alt="" className={styles.picture} src={`${address}?size=small`} />
      ) : (
        <span className={styles.picture}>
          <Icon name={isImageType(type) ? 'Image' : 'FileText'} size={20} />
        </span>
      )}
      <span className={styles.words}>
        {isOpened && address ? (
          <a className={styles.name} href={address} rel="noreferrer" target="_blank">
            <bdi>{name}</bdi>
          </a>
        ) : (
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
        )}
        <span className={styles.size}>{fileSize(bytes, language)}</span>
      </span>
      {children}
    </li>
  )
}
