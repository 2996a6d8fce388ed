'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** Target of a redirect: the title of a document, or a URL. */
export function TargetCell(props: DefaultCellComponentProps) {
  const address: unknown = props.rowData?.toAddress
  if (props.cellData || typeof address !== 'string' || !address) return <DefaultCell {...props} />
  return <bdi style={{ overflowWrap: 'anywhere' }}>{address}</bdi>
}
