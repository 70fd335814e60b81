/** Path of the screen that receives pages from shops. */
const RECEIVE_PATH = '/admin/product/receive'
/** What that screen sends to the shop's page when it listens. */
export const READY = 'plumbline: ready for the page'

/**
 * A bookmark that hands the page of a shop, as the browser shows it, over to the desk. It opens the screen that receives it, with the
 * address in the fragment, which servers never see, and sends the page to that window alone, once the window says that it listens.
 * @param site origin of this site.
 */
export function bookmarklet(site: string): string {
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
