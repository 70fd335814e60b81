import { Button } from '@/components/ui/controls/button'
import { useId, useState } from 'react'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { buttonStyle } from '@/components/ui/styles'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { FIELD, LABEL } from '../../kit/form-field'

const RECEIVE_PATH = '/admin/product/receive'

/** What that screen sends to the shop's page when it listens. */
export const READY = 'plumbline: ready for the page'

/**
 * A bookmark that hands the page of a shop, as the browser shows it, over to the desk. It opens the screen that receives it, with the
 * address in the fragment, which servers never see, and sends the page to that window alone, once the window says that it listens.
 * @param site origin of this site.
 */
function bookmarklet(site: string): string {
  const code = `(()=>{
const site=${JSON.stringify(site)};
const desk=window.open(site+${JSON.stringify(`${RECEIVE_PATH}#`)}+encodeURIComponent(location.href));
if(!desk)return alert('Allow pop-ups for this page, and press the bookmark again.');
addEventListener('message',function send(event){
if(event.origin!==site||event.source!==desk||event.data!==${JSON.stringify(READY)})return;
removeEventListener('message',send);
desk.postMessage({url:location.href,html:document.documentElement.outerHTML},site);
});
})()`
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`
}

type Props = {
  /** URL of the page in the shop, if known. */
  address: string
  onClose: () => void
}

/** How to hand a shop's page over from one's own browser: by a bookmark, which this dialog gives. */
export function HandOverDialog({ address, onClose }: Props) {
  const id = useId()
  const [code] = useState(() => bookmarklet(window.location.origin))
  const [note, setNote] = useState('')
  const page = safeAddress(address)
  const copy = () =>
    navigator.clipboard?.writeText(code).then(
      () => setNote('Copied'),
      () => setNote('Copy it from the field'),
    ) ?? setNote('Copy it from the field')
  return (
    <Dialog
      onClose={onClose}
      title="From your own browser"
      description="Some shops block our server but not your browser. A bookmark sends us the page that you see."
    >
      <ol className="grid list-decimal gap-4 pl-5 text-sm">
        <li>
          <p>Once: drag this to your bookmarks bar.</p>
          <a
            // React refuses to set addresses of this kind.
            ref={(link) => link?.setAttribute('href', code)}
            onClick={(event) => {
              event.preventDefault()
              setNote('Drag it to your bookmarks bar, or copy it')
            }}
            className={`${buttonStyle('quiet', 'small')} mt-2 cursor-grab`}
          >
            Add this product
          </a>
          <label htmlFor={id} className={`${LABEL} mt-3`}>
            On a phone: copy this, bookmark any page, then edit the bookmark and replace its address with what you
            copied
          </label>
          <div className="mt-1 flex gap-2">
            <input
              id={id}
              readOnly
              value={code}
              onFocus={({ target }) => target.select()}
              className={`${FIELD} min-w-0 flex-1 font-mono text-sm`}
            />
            <Button onClick={() => void copy()}>Copy</Button>
          </div>
          <p role="status" className="mt-1 min-h-5 text-muted">
            {note}
          </p>
        </li>
        <li>
          {page ? (
            <a href={page} target="_blank" rel="noopener noreferrer nofollow" className="text-link underline">
              Open the page in the shop
            </a>
          ) : (
            <p>Open the page of the product in the shop.</p>
          )}
        </li>
        <li>Press the bookmark there. The page opens here, to be read, reviewed and saved.</li>
      </ol>
    </Dialog>
  )
}
