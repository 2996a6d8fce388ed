'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** Where a redirect leads: to a document of the site, by its title, or to an address. */
export function TargetCell(props: DefaultCellComponentProps) {
  const address: unknown = props.rowData?.toAddress
  if (props.cellData || typeof address !== 'string' || !address) return <DefaultCell {...props} />
  return <bdi style={{ overflowWrap: 'anywhere' }}>{address}</bdi>
}
