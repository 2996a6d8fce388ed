'use client'

import { Failure } from '@/components/views/Failure/Failure'
import { failureWords } from '@/components/views/Failure/failureWords'

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
          words={failureWords(typeof document === 'undefined' ? '' : document.cookie)}
        />
      </body>
    </html>
  )
}
