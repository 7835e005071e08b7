/* A shop in Reason. */
type loaf = {name: string, price: float, weight: int};

exception SoldOut(string);

type order =
  | Single(loaf)
  | Several(loaf, int)
  | Nothing;

let rye = {name: "rye", price: 4.5, weight: 800};
let spelt = {name: "spelt", price: 5.25, weight: 650};

let priceOf = order =>
  switch (order) {
  | Single(loaf) => loaf.price
  | Several(loaf, count) => loaf.price *. float_of_int(count)
  | Nothing => 0.0
  };

let stock = Hashtbl.create(17);
Hashtbl.add(stock, "rye", 3);
Hashtbl.add(stock, "spelt", 7);

let take = (name, count) => {
  let left =
    switch (Hashtbl.find(stock, name)) {
    | exception Not_found => 0
    | known => known
    };
  if (left < count) {
    raise(SoldOut(name));
  };
  Hashtbl.replace(stock, name, left - count);
  left - count;
};

let rec sum = (orders, total) =>
  switch (orders) {
  | [] => total
  | [first, ...rest] => sum(rest, total +. priceOf(first))
  };

let safely = (name, count) =>
  switch (take(name, count)) {
  | exception (SoldOut(missing)) =>
    Js.log("We have no more " ++ missing);
    None;
  | left => Some(left)
  };

for (day in 1 to 4) {
  Js.log("Day " ++ string_of_int(day));
  switch (safely("rye", 1)) {
  | Some(left) => Js.log2("left", left)
  | None => Js.log("sold out")
  };
};

module App = {
  [@react.component]
  let make = () => {
    let (count, setCount) = React.useState(() => 0);
    let double = count * 2;
    <main>
      <h1> {React.string("Shop")} </h1>
      <p> {React.string("Loaves: " ++ string_of_int(count))} </p>
      <button onClick={_ => setCount(old => old + 1)}>
        {React.string("One more, then " ++ string_of_int(double + 22))}
      </button>
    </main>;
  };
};

let orders = [Single(rye), Several(spelt, 4), Nothing];
Js.log2("total", sum(orders, 100.0));
Js.log(List.length(orders) + 17);
