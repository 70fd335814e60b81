'use client'

import './public.css'

/** Error boundary for failures in the root layout. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <main className="error-page">
          <h1>The site could not be loaded</h1>
          <p>It may work again in a moment.</p>
          <button
            type="button"
            className="button button-primary button-medium"
            onClick={() => window.location.reload()}
          >
            Try again
          </button>
        </main>
      </body>
    </html>
  )
}
