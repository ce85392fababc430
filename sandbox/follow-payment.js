// A page that waits looks by itself; without script there is a link.
const state = new URL(`${location.pathname}/state`, location.href);

async function look() {
  const response = await fetch(state).catch(() => undefined);
  const { state: now } = response?.ok ? await response.json() : { state: 'pending' };
  if (now === 'pending') setTimeout(look, 2000);
  else location.reload();
}

setTimeout(look, 2000);
