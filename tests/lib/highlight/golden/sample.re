/* A comment /* inside */ end */
// line
open Belt;
[@bs.module "path"] [@bs.variadic]
external join: array(string) => string = "join";
type shelf('book) = {
  name: string,
  mutable books: list('book),
  kind: option(int),
};
type position =
  | Front(int)
  | Back({. "row": int});
let add = (~first, ~second=1, ()) => first + second;
let rec fact = n => n <= 1 ? 1 : n * fact(n - 1);
let c = 'a';
let s = {j|Hello $name|j};
let raw = [%raw {| function() { return 1 } |}];
let x = [%bs.raw "1"];
switch (shelf) {
| Some(x) when x > 3 => Js.log(x)
| `red | `Blue(_) => ()
| [] => ()
| [first, ...rest] => ()
};
[@react.component]
let make = (~name) => {
  let (count, setCount) = React.useState(() => 0);
  <div className="app" onClick={_ => setCount(c => c + 1)}>
    {React.string("Hi " ++ name)}
    <Header title />
  </div>;
};
let obj = {pub name = "x"; pri age = 3};
let y = books |> List.map(b => b.name)->Belt.List.toArray;
module M = (Item: {type t;}) => { type t = Item.t; let make = (): t => "x" };
let f: (int, option(string)) => unit = (a, b) => ();
let less = a < b;
let quoted = {json|{"a": "b"}|json};
[@bs.deriving jsConverter]
type day = [ | `Monday | `Tuesday(int)];
let%private secret = 1;
let x = switch (day) { | `Monday => "m" | _ => {js|ü|js} };
<> <Item key="a" ?label /> </>;
