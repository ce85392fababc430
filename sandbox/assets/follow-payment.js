// Reloads the page when the bank has responded. Without script the page has a link.
const stateUrl = new URL(`${location.pathname}/state`, location.href);
const intervalMs = 2000;

async function checkState() {
  const response = await fetch(stateUrl).catch(() => undefined);
  const { state } = response?.ok ? await response.json() : { state: 'pending' };
  if (state === 'pending') setTimeout(checkState, intervalMs);
  else location.reload();
}

setTimeout(checkState, intervalMs);
