'use client'

import type { DefaultCellComponentProps, RelationshipFieldClient } from 'payload'
import { ReferenceCell } from '../ReferenceNames/ReferenceCell'

/** Target of a redirect: the title of a document, or a URL. */
export function TargetCell(props: DefaultCellComponentProps<RelationshipFieldClient>) {
  const address: unknown = props.rowData?.toAddress
  if (props.cellData || typeof address !== 'string' || !address) return <ReferenceCell {...props} />
  return <bdi style={{ overflowWrap: 'anywhere' }}>{address}</bdi>
}
