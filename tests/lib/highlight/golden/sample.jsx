import * as Core__Option from "@rescript/core/src/Core__Option.mjs";

function add(first, secondOpt) {
  let second = secondOpt !== undefined ? secondOpt : 1;
  return first + second | 0;
}

class A extends B { static #x = 1; get y() { return `a ${this.x}`; } }
let query = sql`SELECT ${id}`;
async function f() { for await (const x of xs) { console.log(/re/g, x?.y ?? null, {TAG: "Front", _0: 1}); } }
export {
  add,
}
/* No side effect */
function make(props) { return <div className="a" onClick={() => 1}>Hello {props.name}</div>; }
