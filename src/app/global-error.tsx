'use client'

import { Failure } from '@/components/views/Failure/Failure'
import { failureMessagesFor } from '@/components/views/Failure/failureMessages'

// Without a layout there is no configuration to ask for the API's address.
const API = '/api'

/** Not even the layout could be made: it reads who is signed in. */
export default function EverythingFailed() {
  return (
    <html>
      <body>
        <Failure
          apiRoot={API}
          onRetry={() => window.location.reload()}
          words={failureMessagesFor(typeof document === 'undefined' ? '' : document.cookie)}
        />
      </body>
    </html>
  )
}
