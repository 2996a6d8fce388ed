'use client'

import { useConfig } from '@payloadcms/ui'
import { Failure } from '@/components/views/Failure/Failure'
import { failureMessagesFor } from '@/components/views/Failure/failureMessages'

/** Shown when a page of the admin fails, most likely because the database is unavailable. */
export default function PageError() {
  const { routes, serverURL } = useConfig().config
  return (
    <Failure
      apiRoot={`${serverURL}${routes.api}`}
      onRetry={() => window.location.reload()}
      messages={failureMessagesFor(document.cookie)}
    />
  )
}
