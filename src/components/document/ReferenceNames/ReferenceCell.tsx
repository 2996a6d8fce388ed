'use client'

import { DefaultCell, useTranslation } from '@payloadcms/ui'
import type { CollectionSlug, DefaultCellComponentProps, RelationshipFieldClient, UploadFieldClient } from 'payload'
import { Fragment } from 'react'
import { namedReferencesIn } from '../ReferenceStates/referencesIn'
import { useReferenceName } from './NamesOfRows'
import type { ReferenceName } from './referenceNames'

/** A reference in a list: named as the server has read it. Payload's cell loads names when it comes into view. */
export function ReferenceCell(props: DefaultCellComponentProps<RelationshipFieldClient | UploadFieldClient>) {
  const { cellData, field } = props
  const { t } = useTranslation()
  const nameOf = useReferenceName()
  const { more, shown } = namedReferencesIn(cellData, field.relationTo)
  const named = shown.flatMap(({ collection, id }) => {
    const name = nameOf(collection, id)
    return name ? [{ ...name, collection, id }] : []
  })
  if (named.length < shown.length || named.length === 0) return <DefaultCell {...props} />
  const names = (
    <>
      {named.map((name, index) => (
        <Fragment key={`${name.collection}/${name.id}`}>
          {index > 0 && ', '}
          <Name {...props} {...name} />
        </Fragment>
      ))}
      {more > 0 && ` ${t('fields:itemsAndMore', { count: more, items: '' })}`}
    </>
  )
  // An element is shown as it is, in the link that the first column of a list is.
  return <DefaultCell {...props} cellData={names} />
}

type NameProps = DefaultCellComponentProps<RelationshipFieldClient | UploadFieldClient> &
  ReferenceName & { collection: string }

/** The title of a document; of a file, with its picture. */
const Name = ({ collection, field, file, title, viewType }: NameProps) =>
  file ? (
    <DefaultCell
      cellData={title}
      collectionSlug={collection as CollectionSlug}
      field={{ label: field.label, name: 'filename', type: 'text' }}
      rowData={file}
      viewType={viewType}
    />
  ) : (
    <bdi>{title}</bdi>
  )
