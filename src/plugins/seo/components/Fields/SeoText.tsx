'use client'

import { TextareaField, TextField, useField } from '@payloadcms/ui'
import type { TextareaFieldClient, TextFieldClient } from 'payload'
import { useMessages } from '@/exports/client'
import type { SeoSite } from '../../lib/siteOfForm'
import type { SeoSources } from '../../lib/sources'
import styles from './Seo.module.css'
import { useSeoOfForm } from './useSeoOfForm'

interface Props {
  field: Omit<TextareaFieldClient, 'type'> | Omit<TextFieldClient, 'type'>
  path: string
  readOnly: boolean
  schemaPath?: string
  site: SeoSite
  sources: SeoSources
}

/** A text field for search engines. Its placeholder is the fallback; the length of the text is shown below. */
export function SeoText({ field, path, readOnly, schemaPath, site, sources }: Props) {
  const t = useMessages()
  const { value } = useField<string | null>({ potentiallyStalePath: path })
  const { fallback } = useSeoOfForm(sources, site)
  const isTitle = path.endsWith('.title')
  const fieldProps = { path, readOnly, schemaPath }
  const placeholder = isTitle ? fallback.fullTitle : (fallback.description ?? undefined)
  return (
    <div className={styles.text}>
      {isTitle ? (
        <TextField
          {...fieldProps}
          field={
            { ...(field as Omit<TextFieldClient, 'type'>), admin: { ...field.admin, placeholder } } as TextFieldClient
          }
        />
      ) : (
        <TextareaField
          {...fieldProps}
          field={
            {
              ...(field as Omit<TextareaFieldClient, 'type'>),
              admin: { ...field.admin, placeholder },
            } as TextareaFieldClient
          }
        />
      )}
      <p className={styles.count}>
        {t(isTitle ? 'seoCount_title' : 'seoCount_description', { count: (value?.trim() || placeholder || '').length })}
      </p>
    </div>
  )
}
